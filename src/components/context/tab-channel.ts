type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>

/**
 * A channel to the other tabs. If the browser forbids one, as it does with storage, it reaches no tab, and
 * each tab asks the server.
 */
export function openTabChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name)
  } catch {
    return Object.assign(new EventTarget(), { postMessage() {}, close() {} }) as TabChannel
  }
}
