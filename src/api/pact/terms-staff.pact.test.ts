import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { day, oneOf, personal, time, yn } from './matchers.ts'
import { beginInteraction } from './pact.ts'
import { successesOf } from './successes.ts'
import {
  announcedInput,
  edition,
  newestInput,
  session,
  termsStaffRefusals,
  withSecond,
} from './terms-staff.refusals.ts'

const { eachLike, string } = Matchers
const codes = [
  'SERVICE',
  'PRIVACY',
  'AGE14',
  'MARKETING',
  'MARKETING_NIGHT',
  'SUBSCRIPTION',
  'SUBSCRIPTION_PRIVACY',
  'NEWS',
]
const succeeds = successesOf(session)
const editionOf = (version: string, editionState: string) => ({
  version,
  title: string('개인정보 처리방침'),
  effectiveDate: day('2026-11-28'),
  editionState,
  agreeAgainYn: yn('Y'),
})
const builtIn = { ...editionOf('1.1', 'IN_FORCE'), createdAt: null, byName: null }
const writtenEdition = {
  ...editionOf('2.0', 'SCHEDULED'),
  createdAt: time('2026-11-24T10:21:00+09:00'),
  byName: personal('송나래'),
}
const text = { title: string('개인정보 처리방침'), body: string('## 1. 처리하는 목적과 항목') }
const changes = eachLike({ kind: oneOf('SAME', 'ADDED', 'REMOVED'), text: string('이름과 연락처를') })
const policy = {
  documentCode: 'POLICY',
  requiredYn: 'N',
  earliestDate: day('2026-12-05'),
  earliestAdverseDate: day('2026-12-28'),
}

describe('listTermsDocuments', () => {
  it('returns every document with its edition in force', () =>
    succeeds(
      beginInteraction('the privacy policy as the staff writes it', { session }).uponReceiving(
        'listTermsDocuments from the staff',
      ),
      'listTermsDocuments',
      {},
      {
        list: eachLike({
          documentCode: string('SERVICE'),
          title: string('서비스 이용약관'),
          requiredYn: yn('Y'),
          version: string('1.0'),
          effectiveDate: day('2026-03-02'),
        }),
      },
      { list: [expect.objectContaining({ documentCode: 'SERVICE', version: '1.0' })] },
    ))

  it('returns the announced edition', () =>
    succeeds(
      beginInteraction('the privacy policy as the staff writes it', withSecond).uponReceiving(
        'listTermsDocuments with an announced edition',
      ),
      'listTermsDocuments',
      {},
      {
        list: [
          ...codes.map((documentCode) => ({ documentCode, next: null })),
          { documentCode: 'POLICY', next: { version: '2.0', effectiveDate: '2099-03-02' } },
        ],
      },
      { list: expect.arrayContaining([expect.objectContaining({ documentCode: 'POLICY' })]) },
    ))
})

describe('getTermsDocument', () => {
  it('returns the editions and the newest text, compared with the previous one', () =>
    succeeds(
      beginInteraction('the privacy policy as the staff writes it', withSecond).uponReceiving(
        'getTermsDocument with an announced edition',
      ),
      'getTermsDocument',
      newestInput,
      {
        ...policy,
        editionCount: 2,
        editions: [writtenEdition, builtIn],
        shown: { version: '2.0', ...text, changes },
      },
      { editionCount: 2, shown: { version: '2.0' } },
    ))
})

describe('compareTermsEdition', () => {
  it('returns the differences from the edition in force', () =>
    succeeds(
      beginInteraction('the privacy policy as the staff writes it', { session }).uponReceiving(
        'compareTermsEdition with another text',
      ),
      'compareTermsEdition',
      { documentCode: 'POLICY', body: edition.body },
      { changes },
      { changes: [{ kind: 'SAME' }] },
    ))
})

describe('scheduleTermsEdition', () => {
  it('announces a new edition of a document', () =>
    succeeds(
      beginInteraction('the privacy policy as the staff writes it', { session }).uponReceiving(
        'scheduleTermsEdition with a new text',
      ),
      'scheduleTermsEdition',
      edition,
      {
        ...policy,
        editionCount: 2,
        editions: [writtenEdition, builtIn],
        shown: { version: '2.0', ...text, changes },
      },
      { editionCount: 2, editions: [{ version: '2.0', editionState: 'SCHEDULED' }, { version: '1.1' }] },
    ))
})

describe('takeBackTermsEdition', () => {
  it('withdraws the announced edition', () =>
    succeeds(
      beginInteraction('the privacy policy as the staff writes it', withSecond).uponReceiving(
        'takeBackTermsEdition of an announced edition',
      ),
      'takeBackTermsEdition',
      announcedInput,
      {
        ...policy,
        editionCount: 2,
        editions: [{ ...writtenEdition, editionState: 'WITHDRAWN' }, builtIn],
        shown: { version: '1.1', ...text, changes: [] },
      },
      {
        editions: [{ version: '2.0', editionState: 'WITHDRAWN' }, { version: '1.1' }],
        shown: { version: '1.1' },
      },
    ))
})

describeRefusals(termsStaffRefusals)
