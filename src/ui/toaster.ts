import { createToastStore } from './toast-store.ts'

/** The application's only list of toasts; `ToastArea` renders it. */
export const toaster = createToastStore()
