import { describe, expect, it } from 'vitest';
import { Playback } from './playback';

const later = () => new Promise<void>((done) => setTimeout(done));

describe('playback', () => {
  it('shows one thing after another', async () => {
    const seen: string[] = [];
    const playback = new Playback<string>(async (item) => {
      seen.push(`${item} begins`);
      await later();
      seen.push(`${item} ends`);
    });
    void playback.play('one', 'two');
    await playback.play('three');
    expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
    expect(playback.isPlaying).toBe(false);
  });

  it('tells everything that it is skipped', async () => {
    const skipped: boolean[] = [];
    const playback = new Playback<string>(async (_, signal) => {
      await later();
      skipped.push(signal.aborted);
    });
    const done = playback.play('one', 'two');
    playback.skip();
    await done;
    expect(skipped).toEqual([true, true]);
    await playback.play('three');
    expect(skipped).toEqual([true, true, false]);
  });

  it('forgets what waits', async () => {
    const seen: string[] = [];
    const playback = new Playback<string>(async (item) => {
      await later();
      seen.push(item);
    });
    const done = playback.play('one', 'two', 'three');
    playback.clear();
    await done;
    expect(seen).toEqual(['one']);
  });

  it('is done at once with nothing to show', async () => {
    const playback = new Playback<string>(later);
    await playback.play();
    expect(playback.isPlaying).toBe(false);
  });
});
