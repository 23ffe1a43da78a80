import { durations, toastDefaults } from './constants.ts'

export type ToastSeverity = 'secondary' | 'success' | 'warning' | 'danger'

/** The button of a toast; a press also closes the toast. */
type ToastAction = { label: string; run: () => void }

export type Toast = {
  id: string
  message: string
  severity: ToastSeverity
  group: string
  life: number | null
  action?: ToastAction | undefined
}

export type ToastOrder = {
  message: string
  /** By default 'secondary'; 'danger' stays until it is closed. */
  severity?: ToastSeverity
  /** Milliseconds until the toast disappears automatically; null for never. */
  life?: number | null
  group?: string
  action?: ToastAction
}

export type Timer = { start: (done: () => void, ms: number) => () => void }

const browserTimer: Timer = {
  start(done, ms) {
    const id = setTimeout(done, ms)
    return () => clearTimeout(id)
  },
}

const maxAtOnce = 3

/**
 * Creates a list of toasts with their remaining times. A new toast without a button that equals a visible one only
 * restarts the time of the visible one.
 */
export function createToastStore(timer: Timer = browserTimer) {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const stops = new Map<string, () => void>()

  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }

  const pauseTimer = (id: string) => {
    stops.get(id)?.()
    stops.delete(id)
  }

  const close = (id: string) => {
    pauseTimer(id)
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
  }

  const release = (id: string) => {
    pauseTimer(id)
    const life = toasts.find((toast) => toast.id === id)?.life
    if (life != null)
      stops.set(
        id,
        timer.start(() => close(id), life),
      )
  }

  return {
    /** Shows a message and returns the id by which it can be closed. */
    show({ message, severity = toastDefaults.severity, group = toastDefaults.group, ...order }: ToastOrder) {
      const life = order.life !== undefined ? order.life : severity === 'danger' ? null : durations.toast
      const equalToast = toasts.find(
        (toast) =>
          toast.message === message &&
          toast.severity === severity &&
          toast.group === group &&
          toast.action === order.action,
      )
      const id = equalToast?.id ?? `toast-${(count += 1)}`
      if (!equalToast) {
        set([...toasts, { id, message, severity, group, life, action: order.action }])
        const timedToasts = toasts.filter((toast) => toast.life !== null && toast.group === group)
        if (timedToasts.length > maxAtOnce) close(timedToasts[0]!.id)
      }
      release(id)
      return id
    },
    close,
    /** Closes the messages of a group about earlier actions: toasts without a button, except for errors. */
    closeDone(group: string) {
      for (const toast of toasts)
        if (toast.group === group && toast.life !== null && !toast.action) close(toast.id)
    },
    /** Pauses the time of one toast, while it is hovered or focused. */
    hold: pauseTimer,
    /** Restarts the full time of one toast. */
    release,
    toasts: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
