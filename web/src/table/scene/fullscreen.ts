// The whole screen for the table, where the browser can do that.

export const canFill = (): boolean => document.fullscreenEnabled;

export async function fill(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
