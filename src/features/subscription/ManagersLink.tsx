import type { ReactElement, ReactNode } from 'react'
import { useMayManage } from '#src/components/context/app-context.ts'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { closedToOthers } from './managers-only.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'minHeight'> & {
  /** The link element of the router. */
  children: ReactElement<{ children?: ReactNode }>
}

/**
 * A link to request, change, pay or cancel a subscription; a disabled button of the same name for members who may
 * only view.
 */
export function ManagersLink({ children, ...look }: Props) {
  return useMayManage() ? (
    <ButtonLink asChild {...look}>
      {children}
    </ButtonLink>
  ) : (
    <Button {...look} {...closedToOthers}>
      {children.props.children}
    </Button>
  )
}
