import { chakra } from '@chakra-ui/react'
import { IconButton, type IconButtonProps } from '#src/ui/IconButton.tsx'

type Props = Omit<IconButtonProps, 'variant'> & {
  /** Whether the tool changes the list at present, such as a saved view that is shown. */
  isOn?: boolean
  /** A text next to the icon, such as the name of the saved view. */
  text?: string | undefined
}

/**
 * A tool of a list: saved views, columns or keyboard shortcuts. All of them are quiet icons of one style, with their
 * name on hover and on keyboard focus.
 */
export const ToolButton = ({ isOn = false, text, icon, ...props }: Props) => (
  <IconButton
    boxSize={{ base: 'touch', md: '9' }}
    minHeight={{ base: 'touch', md: '9' }}
    color={isOn ? 'brand.fg' : 'fg.muted'}
    bg={isOn ? 'brand.subtle' : undefined}
    css={{ '@media (pointer: coarse)': { boxSize: 'touch' }, '&[data-text]': { width: 'auto' } }}
    data-tool=""
    data-text={text && ''}
    px={text && '3'}
    maxWidth={text && '14rem'}
    icon={
      <>
        {icon}
        {text && <chakra.span truncate>{text}</chakra.span>}
      </>
    }
    {...props}
  />
)
