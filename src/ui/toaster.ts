import { createToastStore } from './toast-store.ts'

/** The application's one list of toasts; `ToastArea` draws it. */
export const toaster = createToastStore()
