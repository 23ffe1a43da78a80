import { toastDefaults } from './constants.ts'

const places = {
  'top-right': { top: 'calc({spacing.6} + env(safe-area-inset-top))', px: '6', alignItems: 'end' },
  'bottom-center': { bottom: 'calc({spacing.6} + env(safe-area-inset-bottom))', alignItems: 'center' },
} as const

export type ToastPosition = keyof typeof places

/** Returns the edge and the side of a toast area; by default 'top-right' (SPEC section 9). */
export const toastPlaceOf = (position: ToastPosition = toastDefaults.position) => places[position]
