// The browser's own button, in its language, in the style of the others.
const button = {
  font: 'inherit',
  fontWeight: 'semibold',
  minHeight: 'touch',
  px: '4',
  me: '3',
  rounded: 'lg',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.control',
  bg: 'bg.panel',
  color: 'fg',
  cursor: 'pointer',
} as const

/** The look of a field for a file. */
export const fileInput = {
  minHeight: 'touch',
  maxWidth: 'full',
  fontSize: 'sm',
  color: 'fg.muted',
  css: { '&::file-selector-button': button },
} as const
