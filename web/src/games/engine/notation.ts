// The notation of a game's actions, declared once: `{ load: 'load <space>', pay: 'pay <cards...>' }`. From it come the
// types of the actions, the one parser, and the way back to the text.

type Words<Form> = Form extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Form;
type Many<Word> = Word extends `<${infer Name}...>` ? Name : never;
type One<Word> = Word extends `<${string}...>` ? never : Word extends `<${infer Name}>` ? Name : never;
type Typed<Name, Values> = Name extends keyof Values ? Values[Name] : string;

/** Every action of a notation: its kind, and what stands in the places of its form. */
export type ActionOf<Forms, Values = object> = {
  [Kind in keyof Forms]: { kind: Kind } & { [Name in One<Words<Forms[Kind]>>]: Typed<Name, Values> } & {
    [Name in Many<Words<Forms[Kind]>>]: readonly Typed<Name, Values>[];
  };
}[keyof Forms];

export interface Notation<Action> {
  /** The action of a text that the program offered. */
  read(text: string): Action;
  /** The text of an action. */
  write(action: Action): string;
}

type Filled = Record<string, string | readonly string[]>;

interface Part {
  /** A fixed word; else the name of what stands here. */
  word?: string;
  name?: string;
  /** All words to the end stand here. */
  rest?: true;
}

interface Form {
  kind: string;
  parts: Part[];
}

const PLACE = /^<([^.>]+)(\.\.\.)?>$/;

function partOf(word: string): Part {
  const [, name, rest] = PLACE.exec(word) ?? [];
  if (name === undefined) return { word };
  return rest ? { name, rest: true } : { name };
}

function fits({ parts }: Form, words: readonly string[]): boolean {
  const isOpen = parts.at(-1)?.rest === true;
  if (isOpen ? words.length < parts.length - 1 : words.length !== parts.length) return false;
  return parts.every(({ word }, at) => word === undefined || word === words[at]);
}

const fixedWords = ({ parts }: Form): number => parts.filter(({ word }) => word !== undefined).length;

/** A notation of these forms. `Values` names the types of what stands in them; what it does not name is a text. */
export function notation<Values = object>() {
  return <const Forms extends Record<string, string>>(forms: Forms): Notation<ActionOf<Forms, Values>> => {
    const all = Object.entries(forms).map(([kind, form]): Form => ({ kind, parts: form.split(' ').map(partOf) }));
    // `take hidden` is read before `take <card>`.
    const byWords = all.toSorted((one, other) => fixedWords(other) - fixedWords(one));
    const readOnce = (text: string): Filled => {
      const words = text.split(' ');
      const form = byWords.find((each) => fits(each, words));
      if (!form) throw new Error(`no action of this game: ${text}`);
      const filled: Filled = { kind: form.kind };
      form.parts.forEach(({ name, rest }, at) => {
        if (name !== undefined) filled[name] = rest ? words.slice(at) : words[at]!;
      });
      return filled;
    };
    const known = new Map<string, Filled>();
    return {
      read(text) {
        const action = known.get(text) ?? readOnce(text);
        known.set(text, action);
        return action as unknown as ActionOf<Forms, Values>;
      },
      write(action) {
        const filled = action as unknown as Filled;
        const { parts } = all.find(({ kind }) => kind === filled['kind'])!;
        return parts.flatMap(({ word, name }) => word ?? filled[name!]!).join(' ');
      },
    };
  };
}
