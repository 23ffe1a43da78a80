import { describe, expect, it } from 'vitest'
import { type InquiryPreset, restoredDraft } from './use-about.ts'

const bill = {
  aboutKind: 'BILL',
  aboutId: '0b6f6f0e-5d5c-4b8e-9d61-3f2a7c1e8d40',
  aboutName: 'B2026-000458',
} as const
const other = { ...bill, aboutId: '7f0f1a52-1d0a-4f6d-8a3b-6d1c2e9b5a77', aboutName: 'B2026-000007' } as const
const linkToBill: InquiryPreset = { inquiryType: 'BILLING', about: bill }
const text = { subject: '청구 금액', body: '지난달과 다릅니다.' }

describe('a restored draft without text', () => {
  const found = { ...other, inquiryType: 'PRODUCT', name: '송나래' } as const

  it('keeps its topic in a form that no link presets', () => {
    expect(restoredDraft(found, {})).toEqual({ changes: { inquiryType: 'PRODUCT', name: '송나래' } })
  })

  it.each([
    ['a topic', { inquiryType: 'TECHNICAL' }],
    ['a bill', linkToBill],
    ['something that is missing', { inquiryType: 'BILLING', isAboutMissing: true }],
  ] as const)('leaves what a link presets: %s', (_, preset) => {
    expect(restoredDraft(found, preset)).toEqual({ changes: { name: '송나래' } })
  })
})

describe('a restored draft with text', () => {
  const draft = { ...text, inquiryType: 'PRODUCT' } as const

  it('is about what it was written about', () => {
    expect(restoredDraft({ ...draft, ...other }, {})).toEqual({ changes: { ...draft, about: other } })
    expect(restoredDraft(draft, {})).toEqual({ changes: { ...draft, about: undefined } })
  })

  it.each([
    ['another bill', { ...draft, ...other }, other],
    ['nothing', draft, undefined],
  ])('is offered the bill of a link if it is about %s', (_, found, about) => {
    expect(restoredDraft(found, linkToBill)).toEqual({ changes: { ...draft, about }, offered: bill })
  })

  it('has the present name of the same bill', () => {
    const unnamed = { ...draft, ...bill, aboutName: '' }
    expect(restoredDraft(unnamed, linkToBill)).toEqual({ changes: { ...draft, about: bill } })
  })
})
