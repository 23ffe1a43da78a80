/** Stands in for use-sync-external-store/shim, which brings React's own hook to Reacts that lack it. */
export { useSyncExternalStore } from 'react'
