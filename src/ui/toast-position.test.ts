import { expect, it } from 'vitest'
import { toastPlaceOf } from './toast-position.ts'

it('toasts are at the top on the right unless a position is given', () => {
  expect(toastPlaceOf()).toBe(toastPlaceOf('top-right'))
  expect(toastPlaceOf()).toMatchObject({
    top: expect.stringContaining('inset-top') as string,
    alignItems: 'end',
  })
  expect(toastPlaceOf()).not.toHaveProperty('bottom')
})

it('toasts of the shell are at the bottom in the middle', () => {
  expect(toastPlaceOf('bottom-center')).toMatchObject({
    bottom: expect.stringContaining('inset-bottom') as string,
    alignItems: 'center',
  })
  expect(toastPlaceOf('bottom-center')).not.toHaveProperty('top')
})
