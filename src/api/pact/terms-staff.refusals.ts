import { fromOutsideStaff, type RefusalTable, withStaleProof, worldOf } from './refusals.ts'

export const session = 'Tm4LsEd9XcVb2NqWe7RtYu1IoPa5DfGhJk3ZxMvCnBl'
const title = '개인정보 처리방침'
const body = '## 1. 처리하는 목적과 항목\n\n{{operatorName}}은 이름과 연락처를 받습니다.'
/** The parameters of the world in which the privacy policy has a second edition from a day. */
const secondFrom = (effectiveDate: string) => ({ session, edition: { title, body, effectiveDate } })
export const withSecond = secondFrom('2099-03-02')
const first = worldOf('the privacy policy as the staff writes it', { session })
const scheduled = worldOf('the privacy policy as the staff writes it', withSecond)
const ofMember = fromOutsideStaff(session)

export const newest = { documentCode: 'POLICY', version: null } as const
export const edition = {
  documentCode: 'POLICY',
  editionCount: 1,
  title,
  body,
  effectiveDate: '2099-03-02',
  adverseYn: 'N',
  agreeAgainYn: 'Y',
} as const
export const announced = { documentCode: 'POLICY', version: '2.0' } as const

export const termsStaffRefusals = {
  listTermsDocuments: { tokens: session, body: {}, refused: { 'role.missing': ofMember } },
  getTermsDocument: {
    tokens: session,
    given: first,
    body: newest,
    refused: {
      'terms.missing': { when: 'in an edition that never was', with: { version: '0.1' } },
      'role.missing': ofMember,
    },
  },
  compareTermsEdition: {
    tokens: session,
    given: first,
    body: { documentCode: 'POLICY', body },
    refused: {
      'terms.placeholder': {
        when: 'with an unknown name in braces',
        with: { body: '{{companyName}}의 약관' },
      },
      'role.missing': ofMember,
    },
  },
  scheduleTermsEdition: {
    tokens: session,
    given: first,
    body: edition,
    refused: {
      'terms.changed': { when: 'after another number of editions', with: { editionCount: 3 } },
      'terms.scheduled': {
        when: 'while another one is announced',
        given: scheduled,
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
      'role.missing': ofMember,
      ...withStaleProof(session, first),
    },
  },
  takeBackTermsEdition: {
    tokens: session,
    given: scheduled,
    body: announced,
    refused: {
      'terms.missing': { when: 'of an edition that never was', with: { version: '9.0' } },
      'terms.inForce': { when: 'of the edition in force', with: { version: '1.1' } },
      'role.missing': ofMember,
      ...withStaleProof(session, scheduled),
    },
  },
} satisfies Partial<RefusalTable>
