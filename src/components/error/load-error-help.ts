/** Loads the ways to reach the operator, which an error screen shows below its buttons. */
export const loadErrorHelp = () => import('./ErrorHelp.tsx').then(({ ErrorHelp }) => ErrorHelp)
