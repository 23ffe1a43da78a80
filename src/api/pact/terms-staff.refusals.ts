import { fromOutsideStaff, type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

export const session = 'Tm4LsEd9XcVb2NqWe7RtYu1IoPa5DfGhJk3ZxMvCnBl'
const title = '개인정보 처리방침'
const body = '## 1. 처리하는 목적과 항목\n\n{{operatorName}}은 이름과 연락처를 받습니다.'
/** Returns the parameters of the provider state in which the privacy policy has a second edition from a day. */
const secondFrom = (effectiveDate: string) => ({ session, edition: { title, body, effectiveDate } })
export const withSecond = secondFrom('2099-03-02')
const firstEditionState = worldOf('the privacy policy as the staff writes it', { session })
const scheduledState = worldOf('the privacy policy as the staff writes it', withSecond)
const memberCases = fromOutsideStaff(session)

export const newestInput = { documentCode: 'POLICY', version: null } as const
export const edition = {
  documentCode: 'POLICY',
  editionCount: 1,
  title,
  body,
  effectiveDate: '2099-03-02',
  adverseYn: 'N',
  agreeAgainYn: 'Y',
} as const
export const announcedInput = { documentCode: 'POLICY', version: '2.0' } as const

export const termsStaffRefusals = {
  listTermsDocuments: { tokens: session, body: {}, refused: { 'role.missing': memberCases } },
  getTermsDocument: {
    tokens: session,
    given: firstEditionState,
    body: newestInput,
    refused: {
      'terms.missing': { when: 'in an edition that never was', with: { version: '0.1' } },
      'role.missing': memberCases,
    },
  },
  compareTermsEdition: {
    tokens: session,
    given: firstEditionState,
    body: { documentCode: 'POLICY', body },
    refused: {
      'terms.placeholder': {
        when: 'with an unknown name in braces',
        with: { body: '{{companyName}}의 약관' },
      },
      'role.missing': memberCases,
    },
  },
  scheduleTermsEdition: {
    tokens: session,
    given: firstEditionState,
    body: edition,
    refused: {
      'terms.changed': { when: 'after another number of editions', with: { editionCount: 3 } },
      'terms.scheduled': {
        when: 'while another one is announced',
        given: scheduledState,
        with: { editionCount: 2 },
      },
      'terms.tooSoon': { when: 'for a day before', with: { effectiveDate: '2020-01-01' } },
      'terms.placeholder': {
        when: 'with an unknown name in braces',
        with: { body: '{{companyName}}의 약관' },
      },
      'terms.same': {
        when: 'with the text in force',
        given: worldOf('the privacy policy as the staff writes it', secondFrom('2026-11-20')),
        with: { editionCount: 2 },
      },
      'role.missing': memberCases,
      ...withStaleProof(session, firstEditionState),
    },
  },
  takeBackTermsEdition: {
    tokens: session,
    given: scheduledState,
    body: announcedInput,
    refused: {
      'terms.missing': { when: 'of an edition that never was', with: { version: '9.0' } },
      'terms.inForce': { when: 'of the edition in force', with: { version: '1.1' } },
      'role.missing': memberCases,
      ...withStaleProof(session, scheduledState),
    },
  },
} satisfies Partial<RefusalTable>
