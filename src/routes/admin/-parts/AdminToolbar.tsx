import { chakra } from '@chakra-ui/react'

/** What narrows a list of the admin area, in one row at a desk. */
export const AdminToolbar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > form[role=search]': { flex: { base: '1 1 100%', md: '0 1 20rem' } },
    '& > nav': { maxWidth: 'full' },
    '& > details': { flex: '1 1 100%' },
    md: { '& :is(input, select, button)': { minHeight: 'touch' } },
  },
})
