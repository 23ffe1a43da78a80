import { chakra } from '@chakra-ui/react'

/** A row of a list: what it shows, and at its end what can be done, on another line if there is no room. */
export const ActRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: '3',
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
  },
})
