import { openTabChannel } from '#src/components/context/tab-channel.ts'

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

const NAME = 'notifications'

/**
 * Creates the store of the number of unread notifications, which the bell and the inbox of every tab share: a tab
 * that receives the number from the server sends it to the others. Only the number is shared, and it is undefined at
 * first; each tab loads the notifications itself.
 */
export function createUnreadCount(open: () => Channel) {
  const listeners = new Set<() => void>()
  let unread: number | undefined
  let channel: Channel | undefined

  function setCount(count: number): void {
    if (count === unread) return
    unread = count
    for (const listener of listeners) listener()
  }

  return {
    now: () => unread,

    /** Stores the count from the server, and sends it to the other tabs. */
    receiveCount(count: number): void {
      if (count !== unread) channel?.postMessage(count)
      setCount(count)
    },

    subscribe(listener: () => void): () => void {
      if (!channel) {
        channel = open()
        channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
          if (Number.isSafeInteger(data) && (data as number) >= 0) setCount(data as number)
        })
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        channel?.close()
        channel = undefined
      }
    },
  }
}

export const unreadNotifications = createUnreadCount(() => openTabChannel(NAME))
