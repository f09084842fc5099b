// Notices of the system, for who looks elsewhere while it becomes their turn.

/** Plain HTTP has none: browsers allow notices, installing and working offline only over a secure connection. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

/** Asks the person; only ever called when they pressed something that says so. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export async function notify(title: string, text: string, address: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const options = { body: text, tag: address, icon: '/icon.svg', data: address };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    location.assign(address);
  };
}
