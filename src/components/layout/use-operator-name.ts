import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** Returns the name of the business that runs the portal; undefined if the name could not be loaded. */
export const useOperatorName = (): string | undefined => root.useLoaderData()?.operatorName
