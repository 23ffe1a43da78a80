import { chakra } from '@chakra-ui/react'

/** The buttons that end a form, put last in it: at the bottom edge on phones, in the flow from 768 px. */
export const BottomActions = chakra(
  'div',
  {
    base: {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      mt: '8',
      mdDown: {
        // The main button, last in the row, is the widest.
        '& > *': { flex: '1 1 auto' },
        '& > :last-child': { flex: '2 1 auto' },
        position: 'sticky',
        bottom: '0',
        zIndex: 'bar',
        mx: '-5',
        px: '5',
        pt: '3',
        pb: 'calc({spacing.3} + env(safe-area-inset-bottom))',
        bg: 'bg.panel',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderColor: 'border',
        _print: { position: 'static' },
      },
    },
  },
  { defaultProps: { 'data-bottom-actions': '' } },
)
