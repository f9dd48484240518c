import type { Resource } from '../Resource'

/** What a parcel costs, by region. */
export const postageTemplate: Resource = {
  name: 'postageTemplate',
  title: {
    zh: '运费模板',
    en: 'Postage template',
  },
  service: 'merchant-api',
  scope: 'hotel',
  key: 'postageTemplateId',
  display: 'templateName',
  unique: [['templateName']],
  deletable: [
    {
      while: 'isDefault=false',
      code: 'isDefault',
      otherwise: {
        zh: '默认模板不能删除，请先将其他模板设为默认',
        en: 'The default template stays: make another one the default first',
      },
    },
  ],
  seed: {
    count: 9,
    story:
      '全国包邮, 江浙沪包邮其余计费, 按重计费, 按件计费, 月饼冷链(体积), 偏远地区不发, 礼盒满299包邮; one default, two disabled; used by 0 to 64 products.',
  },
  fields: [
    {
      name: 'postageTemplateId',
      label: {
        zh: '编号',
        en: 'ID',
      },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'templateName',
      label: {
        zh: '模板名称',
        en: 'Template name',
      },
      type: 'string',
      required: true,
      maxLength: 20,
    },
    {
      name: 'shipFrom',
      label: {
        zh: '发货地',
        en: 'Ships from',
      },
      type: 'region',
      required: true,
    },
    {
      name: 'shipWithin',
      label: {
        zh: '发货时效',
        en: 'Ships within',
      },
      type: 'enum',
      required: true,
      options: [
        {
          value: '24H',
          label: {
            zh: '24小时内',
            en: '24 hours',
          },
        },
        {
          value: '48H',
          label: {
            zh: '48小时内',
            en: '48 hours',
          },
        },
        {
          value: '72H',
          label: {
            zh: '72小时内',
            en: '72 hours',
          },
        },
        {
          value: '7D',
          label: {
            zh: '7天内',
            en: '7 days',
          },
        },
        {
          value: 'DATE',
          label: {
            zh: '指定日期',
            en: 'On a set date',
          },
        },
      ],
      default: '48H',
    },
    {
      name: 'shipDate',
      label: {
        zh: '指定发货日期',
        en: 'Ship date',
      },
      type: 'date',
      showIf: 'shipWithin=DATE',
      required: true,
    },
    {
      name: 'carriers',
      label: {
        zh: '配送快递',
        en: 'Carriers',
      },
      type: 'enums',
      required: true,
      options: [
        {
          value: 'SF',
          label: {
            zh: '顺丰速运',
            en: 'SF',
          },
        },
        {
          value: 'JD',
          label: {
            zh: '京东物流',
            en: 'JD',
          },
        },
        {
          value: 'ZTO',
          label: {
            zh: '中通',
            en: 'ZTO',
          },
        },
        {
          value: 'YTO',
          label: {
            zh: '圆通',
            en: 'YTO',
          },
        },
        {
          value: 'EMS',
          label: {
            zh: '邮政EMS',
            en: 'EMS',
          },
        },
        {
          value: 'SELF',
          label: {
            zh: '商家自送',
            en: 'Own delivery',
          },
        },
      ],
    },
    {
      name: 'chargeType',
      label: {
        zh: '计费方式',
        en: 'Charged by',
      },
      type: 'enum',
      required: true,
      options: [
        {
          value: 'FREE',
          label: {
            zh: '全国包邮',
            en: 'Free',
          },
        },
        {
          value: 'PIECE',
          label: {
            zh: '按件数',
            en: 'Pieces',
          },
        },
        {
          value: 'WEIGHT',
          label: {
            zh: '按重量',
            en: 'Weight',
          },
        },
        {
          value: 'VOLUME',
          label: {
            zh: '按体积',
            en: 'Volume',
          },
        },
      ],
      default: 'PIECE',
      help: {
        zh: '编辑时修改计费方式将清空下方区域规则',
        en: 'Changing it clears the region rules',
      },
    },
    {
      name: 'defaultFirst',
      label: {
        zh: '默认首件(重/体积)',
        en: 'First unit',
      },
      type: 'decimal',
      min: 0.01,
      max: 9999,
      default: 1,
      showIf: 'chargeType!=FREE',
      required: true,
      unit: {
        zh: '件/kg/m³',
        en: 'pcs/kg/m³',
      },
    },
    {
      name: 'defaultFirstFee',
      label: {
        zh: '默认首费',
        en: 'First fee',
      },
      type: 'money',
      min: 0,
      max: 100000,
      showIf: 'chargeType!=FREE',
      required: true,
    },
    {
      name: 'defaultNext',
      label: {
        zh: '默认续件(重/体积)',
        en: 'Each further unit',
      },
      type: 'decimal',
      min: 0.01,
      max: 9999,
      default: 1,
      showIf: 'chargeType!=FREE',
      required: true,
    },
    {
      name: 'defaultNextFee',
      label: {
        zh: '默认续费',
        en: 'Further fee',
      },
      type: 'money',
      min: 0,
      max: 100000,
      showIf: 'chargeType!=FREE',
      required: true,
    },
    {
      name: 'regionRules',
      label: {
        zh: '指定区域运费',
        en: 'Fees by region',
      },
      type: 'list',
      max: 50,
      showIf: 'chargeType!=FREE',
      fields: [
        {
          name: 'regions',
          label: {
            zh: '区域',
            en: 'Regions',
          },
          type: 'region',
          required: true,
          multiple: true,
        },
        {
          name: 'first',
          label: {
            zh: '首件',
            en: 'First',
          },
          type: 'decimal',
          required: true,
          min: 0.01,
        },
        {
          name: 'firstFee',
          label: {
            zh: '首费',
            en: 'First fee',
          },
          type: 'money',
          required: true,
          min: 0,
        },
        {
          name: 'next',
          label: {
            zh: '续件',
            en: 'Next',
          },
          type: 'decimal',
          required: true,
          min: 0.01,
        },
        {
          name: 'nextFee',
          label: {
            zh: '续费',
            en: 'Next fee',
          },
          type: 'money',
          required: true,
          min: 0,
        },
      ],
      help: {
        zh: '同一省市只能出现在一条规则中',
        en: 'A province or city may be in one rule only',
      },
    },
    {
      name: 'freeRules',
      label: {
        zh: '指定条件包邮',
        en: 'Free delivery rules',
      },
      type: 'list',
      max: 20,
      fields: [
        {
          name: 'regions',
          label: {
            zh: '区域',
            en: 'Regions',
          },
          type: 'region',
          required: true,
          multiple: true,
        },
        {
          name: 'condition',
          label: {
            zh: '条件',
            en: 'Condition',
          },
          type: 'enum',
          required: true,
          options: [
            {
              value: 'AMOUNT',
              label: {
                zh: '满金额',
                en: 'Amount',
              },
            },
            {
              value: 'COUNT',
              label: {
                zh: '满件数',
                en: 'Pieces',
              },
            },
            {
              value: 'BOTH',
              label: {
                zh: '金额且件数',
                en: 'Both',
              },
            },
          ],
        },
        {
          name: 'amount',
          label: {
            zh: '满金额',
            en: 'Amount',
          },
          type: 'money',
          min: 1,
          showIf: 'condition!=COUNT',
          required: true,
        },
        {
          name: 'count',
          label: {
            zh: '满件数',
            en: 'Pieces',
          },
          type: 'int',
          min: 1,
          showIf: 'condition!=AMOUNT',
          required: true,
        },
      ],
    },
    {
      name: 'excludedRegions',
      label: {
        zh: '不配送区域',
        en: 'Not delivered to',
      },
      type: 'region',
      multiple: true,
    },
    {
      name: 'excludedHint',
      label: {
        zh: '不配送提示',
        en: 'Notice for these regions',
      },
      type: 'string',
      maxLength: 40,
      default: '您所在的地区暂不支持配送',
    },
    {
      name: 'remark',
      label: {
        zh: '备注',
        en: 'Remark',
      },
      type: 'string',
      maxLength: 100,
    },
    {
      name: 'isDefault',
      label: {
        zh: '默认模板',
        en: 'Default',
      },
      type: 'bool',
      readOnly: true,
      default: false,
    },
    {
      name: 'productCount',
      label: {
        zh: '使用商品数',
        en: 'Products using it',
      },
      type: 'int',
      readOnly: true,
      computed: 'Count of mailed products that refer to the template.',
    },
    {
      name: 'status',
      label: {
        zh: '状态',
        en: 'Status',
      },
      type: 'enum',
      readOnly: true,
      options: [
        {
          value: 'ENABLED',
          label: {
            zh: '使用中',
            en: 'In use',
          },
          tone: 'success',
        },
        {
          value: 'DISABLED',
          label: {
            zh: '已停用',
            en: 'Disabled',
          },
          tone: 'neutral',
        },
      ],
      default: 'ENABLED',
    },
  ],
  states: {
    field: 'status',
    initial: 'ENABLED',
    values: [
      {
        value: 'ENABLED',
        label: {
          zh: '使用中',
          en: 'In use',
        },
        tone: 'success',
      },
      {
        value: 'DISABLED',
        label: {
          zh: '已停用',
          en: 'Disabled',
        },
        tone: 'neutral',
      },
    ],
    actions: [
      {
        name: 'setDefault',
        label: {
          zh: '设为默认',
          en: 'Make default',
        },
        from: ['ENABLED'],
        tone: 'default',
        effect: 'isDefault turns true here and false on every other template of the store.',
      },
      {
        name: 'disable',
        label: {
          zh: '停用',
          en: 'Disable',
        },
        from: ['ENABLED'],
        to: 'DISABLED',
        tone: 'default',
        confirm: {
          zh: '停用后不可再被商品选用，确定停用？',
          en: 'Products can no longer choose it. Disable?',
        },
        effect: 'Refused for the default template and while productCount is above 0.',
      },
      {
        name: 'enable',
        label: {
          zh: '启用',
          en: 'Enable',
        },
        from: ['DISABLED'],
        to: 'ENABLED',
        tone: 'primary',
      },
    ],
  },
}
