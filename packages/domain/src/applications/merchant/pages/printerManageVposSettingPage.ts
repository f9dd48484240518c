import type { Page } from '../../../pages/Page'

export const printerManageVposSettingPage = {
  route: '/printer-manage/vpos-setting',
  kind: 'settings',
  title: { zh: 'VPOS打印设置', en: 'vPOS print settings' },
  resource: 'vposPrintSetting',
  uses: ['eb-switch', 'eb-image-picker', 'eb-list-editor', 'eb-number-input'],
  notes:
    'At the right a receipt preview at the width of the chosen paper follows every change, with sample data. A terminal serial may appear once. A button prints the preview on a chosen printer.',
  sections: [
    { title: { zh: '打印时机', en: 'When' }, fields: ['autoPrint', 'printScenes', 'copies'] },
    {
      title: { zh: '小票内容', en: 'Contents' },
      fields: ['headerLogo', 'headerText', 'showFields', 'memberMask', 'footerText', 'qrType', 'qrHint'],
    },
    { title: { zh: '终端绑定', en: 'Terminals' }, fields: ['terminalPrinters'] },
    { title: { zh: '补打', en: 'Reprint' }, fields: ['reprintPassword', 'reprintDays'] },
  ],
} as const satisfies Page
