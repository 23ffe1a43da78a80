import { defineRecipe } from '@chakra-ui/react'

/** The style of every field for typing or choosing. */
export const inputRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: 'controlMd',
    px: '4',
    py: '2',
    rounded: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    _hover: { borderColor: 'fg.muted' },
    '&:focus': {
      borderColor: 'brand.control',
      outline: '1px solid {colors.brand.control}',
      outlineOffset: '0',
    },
    '&:focus-visible': { outlineWidth: '2px', outlineColor: 'focusRing', outlineOffset: '0' },
    '&[aria-invalid=true]': {
      borderColor: 'danger.control',
      boxShadow: 'inset 0 0 0 1px {colors.danger.control}',
      // A gap separates the ring of the focus from the frame of the error.
      '&:focus, &:focus-visible': { outlineOffset: '2px' },
    },
    _readOnly: { bg: 'bg.subtle' },
    _disabled: { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
  },
})
