// Two knocks on wood, made here: no file is loaded for them.

let audio: AudioContext | undefined;

function knockAt(context: AudioContext, when: number, pitch: number): void {
  const tone = context.createOscillator();
  const body = context.createBiquadFilter();
  const loudness = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, when);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, when + 0.08);
  body.type = 'bandpass';
  body.frequency.value = pitch * 1.6;
  loudness.gain.setValueAtTime(0.0001, when);
  loudness.gain.exponentialRampToValueAtTime(0.22, when + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0001, when + 0.14);
  tone.connect(body).connect(loudness).connect(context.destination);
  tone.start(when);
  tone.stop(when + 0.16);
}

/** Knocks softly. Browsers allow it once the person has pressed something on the page; before that it is silent. */
export function knock(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  knockAt(audio, audio.currentTime, 320);
  knockAt(audio, audio.currentTime + 0.13, 260);
}
