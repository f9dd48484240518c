import type { Resource } from '../../../Resource'

export const rechargePackage = {
  name: 'rechargePackage',
  title: { zh: '充值套餐', en: 'Recharge package' },
  service: 'payment-api',
  scope: 'platform',
  key: 'rechargePackageId',
  display: 'packageName',
  seed: { count: 12, story: 'SaaS 三个版本×1年/2年，小生活 1000/5000/10000/20000 四档带赠送，短信 3 档' },
  fields: [
    { name: 'rechargePackageId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'packageName', label: { zh: '套餐名称', en: 'Package' }, type: 'string', readOnly: true },
    {
      name: 'accountType',
      label: { zh: '账户', en: 'Account' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'SAAS', label: { zh: 'SaaS服务费', en: 'SaaS' } },
        { value: 'SMALL_LIFE', label: { zh: '小生活', en: 'Small Life' } },
        { value: 'SMS', label: { zh: '短信', en: 'SMS' } },
      ],
    },
    {
      name: 'edition',
      label: { zh: '版本', en: 'Edition' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'BASIC', label: { zh: '基础版', en: 'Basic' } },
        { value: 'STANDARD', label: { zh: '标准版', en: 'Standard' } },
        { value: 'FLAGSHIP', label: { zh: '旗舰版', en: 'Flagship' } },
        { value: 'NONE', label: { zh: '不限', en: 'Any' } },
      ],
    },
    { name: 'amount', label: { zh: '价格', en: 'Price' }, type: 'money', readOnly: true },
    { name: 'originAmount', label: { zh: '原价', en: 'Original price' }, type: 'money', readOnly: true },
    { name: 'giftAmount', label: { zh: '赠送', en: 'Bonus' }, type: 'money', readOnly: true },
    { name: 'months', label: { zh: '服务月数', en: 'Months' }, type: 'int', readOnly: true },
    { name: 'features', label: { zh: '包含功能', en: 'Features' }, type: 'tags', readOnly: true },
    { name: 'recommended', label: { zh: '推荐', en: 'Recommended' }, type: 'bool', readOnly: true },
    { name: 'sort', label: { zh: '排序', en: 'Order' }, type: 'int', readOnly: true },
  ],
} as const satisfies Resource
