import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

const BackAnchor = ({ children, ...props }: ComponentProps<typeof TextLink>) => (
  <TextLink standalone alignSelf="flex-start" {...props}>
    <ArrowLeftIcon />
    {children}
  </TextLink>
)

const RouterBackLink = createLink(BackAnchor)

/**
 * The way back above the title of an object, with the address of its list. It is never the current page: a list would otherwise be
 * announced as such on each page below its address.
 */
export const BackLink: LinkComponent<typeof BackAnchor> = (props) => (
  <RouterBackLink activeOptions={{ exact: true }} {...props} />
)
