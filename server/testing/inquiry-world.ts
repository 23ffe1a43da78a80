import { randomUUID } from 'node:crypto'
import type { Input, Schema } from '#contract/operation.ts'
import type { CallOptions } from './call-request.ts'
import type { Portal } from './portal.ts'
import { samplePdf } from './sample-files.ts'

const writer = {
  name: '송나래',
  email: 'narae@example.com',
  phoneNumber: null,
  companyName: null,
  privacyAgreeYn: 'Y',
} as const

/** Returns a valid inquiry with a new idempotency key. */
export function inquiryOf(more: Partial<Input<'writeInquiry'>> = {}): Input<'writeInquiry'> {
  const written = {
    inquiryType: 'TECHNICAL',
    subject: '로그인이 되지 않습니다',
    body: '어제부터 인증 문자가 오지 않습니다.',
    fileIds: [],
  } as const
  return { ...writer, ...written, fileIds: [], idempotencyKey: randomUUID(), ...more }
}

/** Returns the common steps of the tests on inquiries. */
export function inquiryWorld(portal: () => Portal) {
  return {
    async upload(purpose: Schema<'UploadPurpose'> = 'inquiry', options: CallOptions = {}): Promise<string> {
      const file = new File([new Uint8Array(samplePdf)], '접속 기록.pdf')
      return (await portal().call('uploadFile', { purpose, file }, options)).data.fileId
    },

    /** Adds a member, or a member of the staff, and returns a session in which the password was checked. */
    async person({ staff = false } = {}): Promise<{ session: string; memberId: string }> {
      const more = staff ? { staff, name: '오다온' } : { mfaType: 'none' as const, factors: [] }
      const { email, id } = await portal().addMember(more)
      return { session: await portal().logInFully(email, { confirmed: true }), memberId: id }
    },

    /** Writes an inquiry of a person and brings it into a state. */
    async inquiryIn(
      state: 'RECEIVED' | 'IN_PROGRESS' | 'ANSWERED' | 'CLOSED',
      {
        session,
        staff,
        ...more
      }: { session: string; staff: string; memberId?: string } & Partial<Input<'writeInquiry'>>,
    ): Promise<{ inquiryId: string; inquiryNo: string; version: number }> {
      const { call, clock } = portal()
      const { memberId: _memberId, ...written } = more
      const { data } = await call('writeInquiry', inquiryOf(written), { session })
      const inquiryId = data.inquiryId!
      const asStaff = { session: staff }
      const steps = [
        () => call('takeInquiry', { inquiryId, version: 1 }, asStaff),
        () =>
          call(
            'answerInquiry',
            {
              idempotencyKey: randomUUID(),
              inquiryId,
              version: 2,
              body: '다시 보내 드렸습니다.',
              fileIds: [],
            },
            asStaff,
          ),
        () => call('closeInquiry', { inquiryId, version: 3 }, asStaff),
      ]
      const stepCount = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'].indexOf(state)
      for (const step of steps.slice(0, stepCount)) {
        clock.pass(1)
        await step()
      }
      return { inquiryId, inquiryNo: data.inquiryNo, version: stepCount + 1 }
    },
  }
}
