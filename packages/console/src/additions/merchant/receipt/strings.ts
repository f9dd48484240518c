import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Texts of the preview of a receipt, and of its sample data. */
export const receiptStrings = defineStrings('console-receipt', {
  zh: {
    preview: '小票预览',
    printer: '打印机',
    noPrinter: '请选择打印机',
    print: '打印预览',
    printed: '已发送到「{name}」',
    notPrinted: '未能打印：{reason}',
    printersFailed: '未能读取打印机：{reason}',
    noneEnabled: '还没有启用的打印机',
    guestCopy: '顾客联',
    order: '订单号',
    time: '时间',
    goods: '双人门票 ×1',
    member: '会员',
    discount: '会员优惠',
    paid: '实付',
    balance: '卡余额',
    points: '获得积分',
    operator: '收银员',
    sign: '顾客签名：',
    qr: '票尾二维码',
  },
  en: {
    preview: 'Receipt preview',
    printer: 'Printer',
    noPrinter: 'Choose a printer',
    print: 'Print the preview',
    printed: 'Sent to “{name}”',
    notPrinted: 'Could not print: {reason}',
    printersFailed: 'Could not load the printers: {reason}',
    noneEnabled: 'No printer is enabled yet',
    guestCopy: 'Guest copy',
    order: 'Order',
    time: 'Time',
    goods: 'Ticket for two ×1',
    member: 'Member',
    discount: 'Member discount',
    paid: 'Paid',
    balance: 'Card balance',
    points: 'Points earned',
    operator: 'Cashier',
    sign: 'Signature:',
    qr: 'QR code at the foot',
  },
})

/** Translates these texts. */
export type ReceiptText = Translator<keyof typeof receiptStrings.texts.zh>
