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
 * The link above the title of an object, back to the list of such objects. It is never announced as the current page,
 * which links to the beginning of the open address would be by default.
 */
export const BackLink: LinkComponent<typeof BackAnchor> = (props) => (
  <RouterBackLink activeOptions={{ exact: true }} {...props} />
)
