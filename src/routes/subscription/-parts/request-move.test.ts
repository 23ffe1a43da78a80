import { describe, expect, it } from 'vitest'
import { moveOf } from './request-move.ts'

const draft = '3f9a6c1e-7d24-4b58-9e0c-5a8b1d7f2c46'
const other = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'

describe('the address of a request', () => {
  it('of the terms names the draft before another step is entered, so that a reload finds it again', () => {
    const agreedTo = {
      address: { step: 'terms', draft: undefined },
      request: { step: 'company', draft },
      agreed: 'terms',
    } as const
    expect(moveOf(agreedTo)).toEqual({ to: 'terms', replace: true })
    expect(moveOf({ ...agreedTo, address: { step: 'terms', draft } })).toEqual({
      to: 'company',
      replace: false,
    })
  })

  it('names the draft that took the place of a lost one', () => {
    expect(
      moveOf({
        address: { step: 'terms', draft: other },
        request: { step: 'company', draft },
        agreed: 'terms',
      }),
    ).toEqual({ to: 'terms', replace: true })
    expect(
      moveOf({
        address: { step: 'terms', draft: other },
        request: { step: 'terms', draft: undefined },
        agreed: 'terms',
      }),
    ).toBeUndefined()
  })

  it('follows the request, and asks it where somebody else has moved it', () => {
    const at = (step: 'company' | 'admin' | undefined) => ({ step, draft })
    expect(moveOf({ address: at(undefined), request: { step: 'admin', draft }, agreed: undefined })).toEqual({
      to: 'admin',
      replace: true,
    })
    expect(
      moveOf({ address: at('admin'), request: { step: 'admin', draft }, agreed: 'admin' }),
    ).toBeUndefined()
    expect(moveOf({ address: at('company'), request: { step: 'admin', draft }, agreed: 'company' })).toEqual({
      to: 'admin',
      replace: false,
    })
    expect(moveOf({ address: at('admin'), request: { step: 'company', draft }, agreed: 'admin' })).toEqual({
      to: 'company',
      replace: true,
    })
    expect(moveOf({ address: at('company'), request: { step: 'admin', draft }, agreed: 'admin' })).toEqual({
      ask: 'company',
    })
  })
})
