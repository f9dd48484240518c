import type { Resource } from '../Resource'

/** Where tickets, receipts and kitchen orders are printed. */
export const printer: Resource = {
  name: 'printer',
  title: {
    zh: '打印机',
    en: 'Printer',
  },
  service: 'merchant-api',
  scope: 'hotel',
  key: 'printerId',
  display: 'printerName',
  unique: [['sn'], ['printerName']],
  seed: {
    count: 16,
    story:
      'Front desk, ticket window, hot kitchen, cold kitchen, bar, bakery label; Feie and Yilianyun cloud printers mostly, two USB vPOS; one out of paper, one offline since yesterday, one disabled.',
  },
  fields: [
    {
      name: 'printerId',
      label: {
        zh: '编号',
        en: 'ID',
      },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'printerName',
      label: {
        zh: '打印机名称',
        en: 'Printer name',
      },
      type: 'string',
      required: true,
      maxLength: 20,
    },
    {
      name: 'brandModel',
      label: {
        zh: '品牌型号',
        en: 'Make',
      },
      type: 'enum',
      required: true,
      options: [
        {
          value: 'FEIE',
          label: {
            zh: '飞鹅',
            en: 'Feie',
          },
        },
        {
          value: 'YILIAN',
          label: {
            zh: '易联云',
            en: 'Yilianyun',
          },
        },
        {
          value: 'XINYE',
          label: {
            zh: '芯烨',
            en: 'Xprinter',
          },
        },
        {
          value: 'JIABO',
          label: {
            zh: '佳博',
            en: 'Gprinter',
          },
        },
        {
          value: 'SUNMI',
          label: {
            zh: '商米',
            en: 'Sunmi',
          },
        },
        {
          value: 'VPOS',
          label: {
            zh: 'VPOS内置',
            en: 'Built into vPOS',
          },
        },
      ],
    },
    {
      name: 'connectType',
      label: {
        zh: '连接方式',
        en: 'Connection',
      },
      type: 'enum',
      required: true,
      options: [
        {
          value: 'CLOUD',
          label: {
            zh: '云打印',
            en: 'Cloud',
          },
        },
        {
          value: 'WIFI',
          label: {
            zh: '局域网',
            en: 'LAN',
          },
        },
        {
          value: 'USB',
          label: {
            zh: 'USB',
            en: 'USB',
          },
        },
        {
          value: 'BLUETOOTH',
          label: {
            zh: '蓝牙',
            en: 'Bluetooth',
          },
        },
      ],
      default: 'CLOUD',
    },
    {
      name: 'sn',
      label: {
        zh: '设备编号',
        en: 'Serial number',
      },
      type: 'string',
      required: true,
      maxLength: 32,
      rules: ['alphaNum'],
    },
    {
      name: 'deviceKey',
      label: {
        zh: '设备密钥',
        en: 'Device key',
      },
      type: 'string',
      maxLength: 64,
      writeOnly: true,
      showIf: 'connectType=CLOUD',
      required: true,
    },
    {
      name: 'ipAddress',
      label: {
        zh: 'IP地址',
        en: 'IP address',
      },
      type: 'string',
      showIf: 'connectType=WIFI',
      required: true,
      rules: ['ipAddress'],
    },
    {
      name: 'port',
      label: {
        zh: '端口',
        en: 'Port',
      },
      type: 'int',
      min: 1,
      max: 65535,
      default: 9100,
      showIf: 'connectType=WIFI',
      required: true,
    },
    {
      name: 'usage',
      label: {
        zh: '用途',
        en: 'Use',
      },
      type: 'enum',
      required: true,
      options: [
        {
          value: 'RECEIPT',
          label: {
            zh: '收银小票',
            en: 'Receipt',
          },
        },
        {
          value: 'KITCHEN',
          label: {
            zh: '后厨出品',
            en: 'Kitchen',
          },
        },
        {
          value: 'LABEL',
          label: {
            zh: '标签杯贴',
            en: 'Label',
          },
        },
        {
          value: 'TICKET',
          label: {
            zh: '门票凭证',
            en: 'Ticket',
          },
        },
        {
          value: 'ORDER',
          label: {
            zh: '订单通知',
            en: 'Order notice',
          },
        },
      ],
    },
    {
      name: 'paperWidth',
      label: {
        zh: '纸宽',
        en: 'Paper',
      },
      type: 'enum',
      required: true,
      options: [
        {
          value: '58',
          label: {
            zh: '58mm',
            en: '58 mm',
          },
        },
        {
          value: '80',
          label: {
            zh: '80mm',
            en: '80 mm',
          },
        },
        {
          value: '40X30',
          label: {
            zh: '40×30标签',
            en: '40 by 30 label',
          },
        },
      ],
      default: '80',
    },
    {
      name: 'location',
      label: {
        zh: '摆放位置',
        en: 'Place',
      },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'counterId',
      label: {
        zh: '所属柜台',
        en: 'Counter',
      },
      type: 'ref',
      ref: 'counter',
    },
    {
      name: 'restaurantId',
      label: {
        zh: '所属餐厅',
        en: 'Restaurant',
      },
      type: 'ref',
      ref: 'restaurant',
      showIf: 'usage=KITCHEN',
      required: true,
    },
    {
      name: 'copies',
      label: {
        zh: '打印份数',
        en: 'Copies',
      },
      type: 'int',
      required: true,
      min: 1,
      max: 5,
      default: 1,
    },
    {
      name: 'fontSize',
      label: {
        zh: '字号',
        en: 'Font size',
      },
      type: 'enum',
      options: [
        {
          value: 'NORMAL',
          label: {
            zh: '标准',
            en: 'Normal',
          },
        },
        {
          value: 'LARGE',
          label: {
            zh: '加大',
            en: 'Large',
          },
        },
        {
          value: 'XLARGE',
          label: {
            zh: '特大',
            en: 'Extra large',
          },
        },
      ],
      default: 'NORMAL',
    },
    {
      name: 'autoCut',
      label: {
        zh: '自动切纸',
        en: 'Cut paper',
      },
      type: 'bool',
      default: true,
    },
    {
      name: 'voiceNotice',
      label: {
        zh: '语音播报',
        en: 'Voice',
      },
      type: 'bool',
      default: false,
    },
    {
      name: 'backupPrinterId',
      label: {
        zh: '备用打印机',
        en: 'Back-up printer',
      },
      type: 'ref',
      ref: 'printer',
      help: {
        zh: '离线 2 分钟后任务转至备用机',
        en: 'Jobs move there after 2 minutes offline',
      },
    },
    {
      name: 'onlineState',
      label: {
        zh: '在线状态',
        en: 'Online state',
      },
      type: 'enum',
      readOnly: true,
      options: [
        {
          value: 'ONLINE',
          label: {
            zh: '在线',
            en: 'Online',
          },
          tone: 'success',
        },
        {
          value: 'OFFLINE',
          label: {
            zh: '离线',
            en: 'Offline',
          },
          tone: 'danger',
        },
        {
          value: 'NOPAPER',
          label: {
            zh: '缺纸',
            en: 'Out of paper',
          },
          tone: 'warning',
        },
        {
          value: 'ERROR',
          label: {
            zh: '故障',
            en: 'Fault',
          },
          tone: 'danger',
        },
      ],
      computed: 'From the last heartbeat: OFFLINE after 60 s without one, else as the device reports.',
    },
    {
      name: 'lastOnlineAt',
      label: {
        zh: '最近在线',
        en: 'Last online',
      },
      type: 'datetime',
      readOnly: true,
    },
    {
      name: 'pendingJobs',
      label: {
        zh: '待打印',
        en: 'Jobs waiting',
      },
      type: 'int',
      readOnly: true,
      computed: 'Count of jobs of this printer that are not printed.',
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
            zh: '已启用',
            en: 'Enabled',
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
          zh: '已启用',
          en: 'Enabled',
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
        name: 'enable',
        label: {
          zh: '启用',
          en: 'Enable',
        },
        from: ['DISABLED'],
        to: 'ENABLED',
        tone: 'primary',
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
          zh: '停用后打印任务转至备用打印机，无备用机则不打印，确定停用？',
          en: 'Jobs go to the back-up printer; without one nothing is printed. Disable?',
        },
      },
      {
        name: 'testPrint',
        label: {
          zh: '打印测试页',
          en: 'Print test page',
        },
        from: ['ENABLED'],
        tone: 'primary',
        effect:
          'Queues one test page with the printer name, the store and the time; answers the online state.',
      },
      {
        name: 'clearQueue',
        label: {
          zh: '清空队列',
          en: 'Clear queue',
        },
        from: ['ENABLED', 'DISABLED'],
        tone: 'danger',
        confirm: {
          zh: '未打印的任务将被删除，确定清空？',
          en: 'Jobs not yet printed are deleted. Clear?',
        },
        effect: 'pendingJobs becomes 0.',
      },
    ],
  },
}
