import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyForm, emptySecrets } from './empty-form.ts'
import { type KindName, mistakeIn, warningIn } from './field-kinds.ts'
import {
  type AccountTypeDetail,
  chosenFields,
  type FormValues,
  fields,
  fieldsOf,
  formSteps,
  mistakesOf,
  type PaymentCode,
  textAt,
} from './fields.ts'

const now = new Date('2026-11-22T03:00:00Z')
const order = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
} as const
const valuesOf = (
  accountTypeDetail: AccountTypeDetail | null,
  paymentMethodCode: PaymentCode | null = null,
): FormValues => ({
  form: { ...emptyForm(order), accountTypeDetail, paymentMethodCode },
  secrets: { ...emptySecrets },
})

/** A valid text for each kind of field, as a person types it. */
const validTexts: Record<KindName, string> = {
  line: ' 별빛나루  주식회사 ',
  text: '세금계산서는 5일까지 보내 주세요.',
  person: '남궁 민수',
  email: 'Minsu@Hanbit.example',
  phone: '02-123-4567',
  mobile: '010-1234-5678',
  zipCode: '06042',
  businessNumber: '124-81-00998',
  corporateNumber: '110111-0062432',
  birthDate: '881212',
  card: '2b9d6f10-84c3-4e57-a1d8-0f3b7c59e264',
  accountNumber: '110-234-567890',
  bank: '088',
  payerNo: '881212',
}
function fillFields(values: FormValues): FormValues {
  const { form, secrets } = structuredClone(values)
  for (const { path, kind } of fields) {
    const [group, name] = path.split('.') as [string, string | undefined]
    if (name === undefined) form.memo = validTexts[kind]
    else
      (group === 'secrets' ? secrets : (form as unknown as Record<string, Record<string, string>>)[group])![
        name as 'secNo'
      ] = validTexts[kind]
  }
  return { form, secrets }
}

describe('a kind of field', () => {
  it.each<[KindName, string, string | undefined]>([
    ['businessNumber', '124-81-00998', undefined],
    ['businessNumber', '220-81-62517', undefined],
    ['businessNumber', '101-81-34618', 'wrong'],
    ['businessNumber', '123-45-67890', 'wrong'],
    ['businessNumber', '12345', 'length'],
    ['corporateNumber', '110111-0062432', undefined],
    ['corporateNumber', '110111-0062433', undefined],
    ['corporateNumber', '110111', 'length'],
    ['mobile', '+82 10-1234-5678', undefined],
    ['mobile', '02-123-4567', 'wrong'],
    ['phone', '1588-1588', undefined],
    ['phone', '0101234567', 'wrong'],
    ['zipCode', '06042', undefined],
    ['zipCode', '6042', 'wrong'],
    ['birthDate', '881212', undefined],
    ['birthDate', '881232', 'wrong'],
    ['birthDate', '8812', 'length'],
    ['birthDate', '261123', undefined],
    ['card', '2b9d6f10-84c3-4e57-a1d8-0f3b7c59e264', undefined],
    ['card', '4330123412341234', 'wrong'],
    ['card', '', 'missing'],
    ['accountNumber', '123456789', 'length'],
    ['accountNumber', '12345678901234', undefined],
    ['bank', '092', undefined],
    ['bank', '999', 'wrong'],
    ['payerNo', '881212', undefined],
    ['payerNo', '124-81-00998', undefined],
    ['payerNo', '124-81-00999', 'wrong'],
    ['payerNo', '123', 'length'],
    ['person', '홍길동1', 'wrong'],
    ['email', 'a@b', 'wrong'],
    ['line', '한\0빛', 'wrong'],
  ])('%s accepts "%s" or gives the reason: %s', (kind, text, mistake) => {
    expect(mistakeIn(kind, text, { most: 254, now })).toBe(mistake)
  })

  it('refuses a resident number, except in fields whose valid numbers may look like one', () => {
    const resident = '881212-1234567'
    for (const kind of Object.keys(validTexts) as KindName[]) {
      const may = ['corporateNumber', 'accountNumber'].includes(kind)
      const mistake = mistakeIn(kind, resident, { most: 500, now })
      expect(mistake === 'resident', kind).toBe(!may)
    }
  })

  it('requires a text, unless the field is optional, and no more than its maximum length', () => {
    expect(mistakeIn('line', '  ', { most: 5, now })).toBe('missing')
    expect(mistakeIn('line', '  ', { most: 5, now, optional: true })).toBeUndefined()
    expect(mistakeIn('line', '가나다라마바', { most: 5, now })).toBe('long')
    expect(mistakeIn('line', '  가나다라마  ', { most: 5, now })).toBeUndefined()
  })

  it('warns of a wrong check digit', () => {
    expect([
      warningIn('corporateNumber', '110111-0062433'),
      warningIn('corporateNumber', '110111-0062432'),
    ]).toEqual(['checkDigit', undefined])
    expect([
      warningIn('corporateNumber', '11'),
      warningIn('line', '110111-0062433'),
      warningIn('corporateNumber', ''),
    ]).toEqual([undefined, undefined, undefined])
  })

  it('normalizes all spellings of a text to the same text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(validTexts) as KindName[])),
        fc.string({ unit: fc.constantFrom(...'가힣 -0１+/A@.\n') }),
        (kind, text) => {
          const mistakeOfText = mistakeIn(kind, text, { most: 100, now })
          expect(mistakeIn(kind, ` ${text} `, { most: 100, now })).toBe(mistakeOfText)
        },
      ),
    )
  })
})

describe('the fields of a request', () => {
  it('each have an input in the form', () => {
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length)
    const { form, secrets } = valuesOf(null)
    const groups: Record<string, object> = { ...(form as unknown as Record<string, object>), secrets }
    for (const { path } of fields.filter(({ path: each }) => each !== 'memo')) {
      const [group, name] = path.split('.') as [string, string]
      expect(Object.keys(groups[group]!), path).toContain(name)
    }
  })

  it.each([
    ['CORPORATION', 10, 12],
    ['SOLE_PROPRIETOR', 9, 12],
    ['PERSON', 0, 7],
  ] as const)(
    'of a %s are a fixed number for the company and for the subscriber',
    (detail, company, subscriber) => {
      const { form } = valuesOf(detail)
      expect([fieldsOf('company', form).length, fieldsOf('subscriber', form).length]).toEqual([
        company,
        subscriber,
      ])
    },
  )

  it.each(['G', 'C', 'A'] as const)('are complete when all of them are valid (%s)', (code) => {
    for (const detail of ['CORPORATION', 'SOLE_PROPRIETOR', 'PERSON'] as const) {
      for (const step of formSteps)
        expect(mistakesOf(step, fillFields(valuesOf(detail, code)), { hasCertificate: true }, now)).toEqual(
          {},
        )
    }
  })

  it('are all missing before anything is typed', () => {
    const allMistakes = formSteps.flatMap((step) =>
      Object.entries(mistakesOf(step, valuesOf('CORPORATION', 'C'), { hasCertificate: false }, now)),
    )
    expect(allMistakes.every(([, mistake]) => mistake === 'missing')).toBe(true)
    expect(allMistakes.map(([path]) => path)).toEqual(
      expect.arrayContaining(['rnImgViewInfo', 'companyInfo.rnno', 'paymentCard.cardId']),
    )
    expect(allMistakes.map(([path]) => path)).not.toContain('secrets.secNo')
  })

  it('begin with the company and end with the payment', () => {
    const emptyValues = valuesOf(null)
    expect(mistakesOf('company', emptyValues, { hasCertificate: true }, now)).toHaveProperty(
      'accountTypeDetail',
      'missing',
    )
    expect(mistakesOf('payment', emptyValues, { hasCertificate: true }, now)).toEqual({
      paymentMethodCode: 'missing',
    })
    const formWithoutUsers = {
      ...emptyValues,
      form: { ...emptyValues.form, serviceInfo: { ...order, userCount: 0 } },
    }
    expect(mistakesOf('service', formWithoutUsers, { hasCertificate: true }, now)).toEqual({
      serviceInfo: 'missing',
    })
    const offSaleOptions = { hasCertificate: true, isOrderable: false }
    expect(mistakesOf('service', emptyValues, offSaleOptions, now)).toEqual({ serviceInfo: 'missing' })
  })
})

describe('the chosen values of a form', () => {
  it.each([
    ['G', 'paymentGiro'],
    ['C', 'paymentCard'],
    ['A', 'paymentAccount'],
  ] as const)('contain one payment method, without the others (%s)', (code, group) => {
    const { form, secrets } = chosenFields(fillFields(valuesOf('CORPORATION', code)))
    for (const each of ['paymentGiro', 'paymentCard', 'paymentAccount'] as const)
      expect(form[each] === null).toBe(each !== group)
    expect([
      (form.paymentCard?.cardId ?? '') !== '',
      secrets.accountInfo !== '',
      secrets.payerNo !== '',
      secrets.secNo,
    ]).toEqual([code === 'C', code === 'A', code === 'A', ''])
  })

  it('contain no company for a person', () => {
    const { form, secrets } = chosenFields(fillFields(valuesOf('PERSON', 'G')))
    expect(new Set(Object.values(form.companyInfo))).toEqual(new Set(['']))
    expect([form.subscriberInfo.rnno, form.subscriberInfo.companyName, secrets.secNo]).toEqual([
      '',
      '',
      '881212',
    ])
  })

  it('are normalized, and stay complete', () => {
    for (const code of ['G', 'C', 'A'] as const) {
      const chosenValues = chosenFields(fillFields(valuesOf('CORPORATION', code)))
      expect(chosenFields(chosenValues)).toEqual(chosenValues)
      expect(textAt(chosenValues, 'companyInfo.rnno')).toBe('1248100998')
      for (const step of formSteps)
        expect(mistakesOf(step, chosenValues, { hasCertificate: true }, now)).toEqual({})
    }
  })
})
