import { describe, expect, it } from 'vitest';
import { find, type Section } from './rules';

const rule = (id: string, title: string, text: string) => ({ id, title, text, origin: 'rulebook' as const });
const SECTIONS: Section[] = [
  {
    id: 'turn',
    title: 'Turno',
    rules: [rule('load', 'Embarcar', 'Una piedra.'), rule('sail', 'Enviar', 'Un barco parte.')],
  },
  { id: 'end', title: 'Final', rules: [rule('chamber', 'Cámara', 'Zonas de piedras.')] },
];

describe('finding rules', () => {
  it('finds all without words', () => {
    expect(find(SECTIONS, ' ')).toEqual(SECTIONS);
  });
  it('needs every word, without accents or capitals', () => {
    expect(find(SECTIONS, 'CAMARA piedras').map(({ id }) => id)).toEqual(['end']);
  });
  it('leaves out sections without a rule', () => {
    expect(find(SECTIONS, 'barco')).toEqual([{ ...SECTIONS[0], rules: [SECTIONS[0]!.rules[1]] }]);
  });
});
