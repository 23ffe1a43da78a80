/** The settings of an invented business, as production requires them. */
export const operatorSettings = {
  OPERATOR_NAME: '주식회사 솔바람',
  OPERATOR_REPRESENTATIVE: '송나래',
  OPERATOR_BUSINESS_NO: '999-00-00001',
  OPERATOR_ADDRESS: '부산광역시 어느 길 1',
  OPERATOR_PHONE: '02-000-0000',
  OPERATOR_MAIL: 'help@solbaram.example',
  OPERATOR_BANK: '신한은행',
  OPERATOR_ACCOUNT_NO: '000-000-000001',
}
