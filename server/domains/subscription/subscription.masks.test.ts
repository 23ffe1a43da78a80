import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { maskName } from '#domain/masked-text.ts'
import { sealedFields, toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { samplePayments, sampleSubscription } from '#worlds/subscription.ts'
import { maskAddress, toLinkView } from './subscription.link-view.ts'
import { toCounts, toDetail } from './subscription.rules.ts'
import type { StoredSubscription } from './subscription.store.ts'

const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 1) }])
const id = 'c1a5e0d2-7b34-4f19-8a6e-2d90b3f7c581'
const plainOf = (paymentMethodCode: Schema<'PaymentMethod'>['paymentMethodCode']) =>
  sampleSubscription({
    id,
    subscriptionNo: 'S2026-000001',
    companyId: null,
    memberId: id,
    paymentMethodCode,
    now: new Date('2026-11-21'),
  })

function detailOf(plain: ReturnType<typeof plainOf>): Schema<'SubscriptionDetail'> {
  return toDetail(toSubscriptionRow(box, plain) as StoredSubscription, sealedFields(box, id))
}

describe('a subscription in full', () => {
  it('hides all but the last four digits of a card number', () => {
    expect(detailOf(plainOf('C')).paymentMethod.paymentCard).toMatchObject({
      cardNumber: '**** **** **** 1111',
      cardExpiration: '**/**',
      rnno: null,
    })
  })

  it('hides all but the end of an account number', () => {
    expect(detailOf(plainOf('A')).paymentMethod.paymentAccount).toMatchObject({
      accountInfo: '********5678',
      rnno: '99********',
    })
  })

  it('hides part of the corporate number, and all of a birth date except the year', () => {
    const plain = plainOf('G')
    const detail = detailOf({ ...plain, subscriberInfo: { ...plain.subscriberInfo, secNo: '881212' } })
    expect(detail.companyInfo.corporateNo).toBe('999911-*******')
    expect(detail.subscriberInfo.secNo).toBe('88****')
  })

  it('hides the middle of the mobile numbers of subscriber and administrator, for every payment method', () => {
    for (const code of ['G', 'C', 'A'] as const) {
      const { subscriberInfo, adminInfo } = detailOf(plainOf(code))
      expect([subscriberInfo.phoneNumber, adminInfo.phoneNumber]).toEqual(['010-****-1234', '010-****-3456'])
    }
  })

  it('keeps missing fields missing', () => {
    const plain = plainOf('G')
    const companyInfo = { ...plain.companyInfo, corporateNo: null, addressDetail: null }
    const detail = detailOf({ ...plain, companyInfo, memo: null, rnImgViewInfo: null })
    expect(detail).toMatchObject({
      companyInfo: { corporateNo: null, addressDetail: null },
      memo: null,
      rnImgViewInfo: null,
    })
  })

  it('contains only the fields of its own payment method', () => {
    const kinds = ['paymentGiro', 'paymentCard', 'paymentAccount']
    for (const code of ['G', 'C', 'A'] as const) {
      const { paymentMethod } = detailOf(plainOf(code))
      expect(kinds.filter((kind) => kind in paymentMethod)).toEqual(
        kinds.filter((kind) => kind in samplePayments[code]),
      )
    }
  })
})

describe('the view behind a link', () => {
  it.each(['G', 'C', 'A'] as const)('reveals no person (%s)', (code) => {
    const plain = plainOf(code)
    const linkText = JSON.stringify(
      toLinkView(detailOf({ ...plain, subscriberInfo: { ...plain.subscriberInfo, secNo: '881212' } })),
    )
    const personal = [
      '송나래',
      '오솔길',
      '오하늘',
      '01000001234',
      '010-0000-1234',
      '01000003456',
      '020001200',
      '020001300',
      'narae.song@',
      'haneul.oh@',
      'billing@',
      '솔바람길',
      '3층',
      '00417',
      '사업자등록증',
      '세금계산서',
      '8812',
      '"88',
      '99****',
    ]
    expect(personal.filter((text) => linkText.includes(text))).toEqual([])
    expect(linkText).toContain('솔바람상회 주식회사')
    expect(linkText).toContain('서울특별시 가온구')
  })

  it('hides the name of a company that is a person’s name', () => {
    const plain = plainOf('G')
    const view = toLinkView(
      detailOf({
        ...plain,
        companyInfo: { ...plain.companyInfo, companyName: '한아름' },
        subscriberInfo: { ...plain.subscriberInfo, accountType: 'PERSON', accountTypeDetail: 'PERSON' },
      }),
    )
    expect(view.companyInfo.companyName).toBe('한*름')
    expect(view.paymentMethod.paymentGiro?.companyName).not.toBe('솔바람상회 주식회사')
  })

  it.each([
    ['김', '*'],
    ['김수', '김*'],
    ['김민수', '김*수'],
    ['남궁민수', '남**수'],
    ['𠮷野家', '𠮷*家'],
  ])('shows %s as %s', (name, shown) => {
    expect(maskName(name)).toBe(shown)
  })

  it.each([
    ['서울특별시 가온구 솔바람길 41', '서울특별시 가온구 ***'],
    ['솔바람길 41', '***'],
    ['', '***'],
  ])('shows the address "%s" as "%s"', (address, shown) => {
    expect(maskAddress(address)).toBe(shown)
  })
})

describe('a sealed number', () => {
  it('can be opened only in its own row and field', () => {
    const { payment } = toSubscriptionRow(box, plainOf('A'))
    const sealed = payment.paymentAccount!.accountNumberBox
    expect(sealedFields(box, id).open('accountNumber', sealed)).toBe('000012345678')
    expect(() => sealedFields(box, 'another').open('accountNumber', sealed)).toThrow()
    expect(() => sealedFields(box, id).open('cardNumber', sealed)).toThrow()
  })
})

describe('counts of subscriptions', () => {
  it('contain every known state in the order of the lifecycle, and states that a later release may have written', () => {
    expect(
      toCounts([
        { state: 'ENDED', count: 2 },
        { state: 'FROZEN', count: 1 },
      ]),
    ).toEqual({
      count: 3,
      states: [
        { subscriptionState: 'REQUESTED', count: 0 },
        { subscriptionState: 'REJECTED', count: 0 },
        { subscriptionState: 'CANCELED', count: 0 },
        { subscriptionState: 'ACTIVE', count: 0 },
        { subscriptionState: 'PAST_DUE', count: 0 },
        { subscriptionState: 'CANCEL_SCHEDULED', count: 0 },
        { subscriptionState: 'ENDED', count: 2 },
        { subscriptionState: 'FROZEN', count: 1 },
      ],
    })
  })
})
