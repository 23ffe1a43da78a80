import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** The name of the business that runs the portal; undefined if it could not be loaded. */
export const useOperatorName = (): string | undefined => root.useLoaderData()?.operatorName
