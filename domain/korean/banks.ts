/** Bank codes of the Korean clearing system with the names members know, in the order of the codes. */
export const banks: ReadonlyMap<string, string> = new Map([
  ['002', '산업'],
  ['003', '기업'],
  ['004', '국민'],
  ['007', '수협'],
  ['011', 'NH농협'],
  ['012', '지역농축협'],
  ['020', '우리'],
  ['023', 'SC제일'],
  ['027', '한국씨티'],
  ['031', 'iM'],
  ['032', '부산'],
  ['034', '광주'],
  ['035', '제주'],
  ['037', '전북'],
  ['039', '경남'],
  ['045', '새마을금고'],
  ['048', '신협'],
  ['050', '저축은행'],
  ['064', '산림조합'],
  ['071', '우체국'],
  ['081', '하나'],
  ['088', '신한'],
  ['089', '케이뱅크'],
  ['090', '카카오뱅크'],
  ['092', '토스뱅크'],
])

/** Names that are complete without the suffix 은행. */
const WHOLE = /(?:은행|뱅크|금고|신협|축협|조합|우체국)$/

/** The name of a bank for use in a sentence, "신한은행"; an unknown code is returned unchanged. */
export function bankName(code: string): string {
  const name = banks.get(code)
  if (name === undefined) return code
  if (name === 'iM') return 'iM뱅크'
  return WHOLE.test(name) ? name : `${name}은행`
}
