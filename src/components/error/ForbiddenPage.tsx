import { lazy, type ReactNode, Suspense } from 'react'

const Forbidden = lazy(() => import('./Forbidden.tsx').then((module) => ({ default: module.Forbidden })))

/** `Forbidden` in a chunk of its own, since few visitors need it and the root route is in the first chunk. */
export const ForbiddenPage = (props: { otherwise?: ReactNode }) => (
  <Suspense fallback={null}>
    <Forbidden {...props} />
  </Suspense>
)
