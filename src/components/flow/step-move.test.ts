import { describe, expect, it } from 'vitest'
import { stepMove } from './step-move.ts'

const id = '3f9a6c1e-7d24-4b58-9e0c-5a8b1d7f2c46'
const other = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const order = ['terms', 'company', 'subscriber', 'admin', 'service', 'payment', 'review'] as const

describe('the address of a step', () => {
  it("names the flow's object before the next step is entered, so that a reload finds the object again", () => {
    const agreedTo = {
      order,
      address: { step: 'terms', id: undefined },
      flow: { step: 'company', id },
      agreed: 'terms',
    } as const
    expect(stepMove(agreedTo)).toEqual({ to: 'terms', replace: true })
    expect(stepMove({ ...agreedTo, address: { step: 'terms', id } })).toEqual({
      to: 'company',
      replace: false,
    })
  })

  it('names the new object if the flow has replaced a lost one', () => {
    expect(
      stepMove({
        order,
        address: { step: 'terms', id: other },
        flow: { step: 'company', id },
        agreed: 'terms',
      }),
    ).toEqual({ to: 'terms', replace: true })
    expect(
      stepMove({
        order,
        address: { step: 'terms', id: other },
        flow: { step: 'terms', id: undefined },
        agreed: 'terms',
      }),
    ).toBeUndefined()
  })

  it('follows the flow, and passes navigation in the browser’s history to the flow', () => {
    const at = (step: 'company' | 'admin' | undefined) => ({ step, id })
    const moveOf = (
      address: 'company' | 'admin' | undefined,
      step: 'company' | 'admin',
      agreed: 'company' | 'admin' | undefined,
    ) => stepMove({ order, address: at(address), flow: { step, id }, agreed })
    expect(moveOf(undefined, 'admin', undefined)).toEqual({ to: 'admin', replace: true })
    expect(moveOf('admin', 'admin', 'admin')).toBeUndefined()
    expect(moveOf('company', 'admin', 'company')).toEqual({ to: 'admin', replace: false })
    expect(moveOf('admin', 'company', 'admin')).toEqual({ to: 'company', replace: true })
    expect(moveOf('company', 'admin', 'admin')).toEqual({ ask: 'company' })
  })
})
