type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>

/**
 * Opens a channel to the other tabs of the browser. If the browser forbids channels, as it may forbid storage,
 * messages reach no tab, and each tab asks the server.
 */
export function openTabChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name)
  } catch {
    return Object.assign(new EventTarget(), { postMessage() {}, close() {} }) as TabChannel
  }
}
