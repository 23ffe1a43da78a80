/** The banks whose accounts Popbill reads, by its codes (developers.popbill.com, "EasyFinBankAccount"). */
const bankNames: Readonly<Record<string, string>> = {
  '0002': '산업은행',
  '0003': 'IBK은행',
  '0004': '국민은행',
  '0007': '수협',
  '0011': '농협',
  '0020': '우리은행',
  '0023': 'SC은행',
  '0027': '씨티은행',
  '0031': '대구은행',
  '0032': '부산은행',
  '0034': '광주은행',
  '0035': '제주은행',
  '0037': '전북은행',
  '0039': '경남은행',
  '0045': '새마을금고',
  '0048': '신협',
  '0071': '우체국',
  '0081': '하나은행',
  '0088': '신한은행',
}

/** The name of a bank by its code; an unknown code is returned unchanged. */
export const bankName = (code: string): string => bankNames[code] ?? code
