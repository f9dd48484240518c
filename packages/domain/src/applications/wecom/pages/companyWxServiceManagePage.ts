import type { Page } from '../../../pages/Page'

export const companyWxServiceManagePage = {
  route: '/company-wx/ServiceManage',
  kind: 'custom',
  title: { zh: '服务管理', en: 'Service management' },
  component: 'WecomServiceManage',
  uses: ['eb-wecom-gate'],
  widgets: [
    'eb-wecom-gate',
    'eb-data-list',
    'eb-data-form',
    'eb-image-picker',
    'eb-list-editor',
    'eb-qr-code',
    'eb-switch',
  ],
  behaviours: [
    '1. The page is behind the gate and has three tabs, kept in the query as tab: 对客服务 (service, the first), 员工提醒 (remind), 客户自动营销 (market).',
    '2. The head shows four figures of today: open service bookings and overdue ones (linking to /company-wx/HotelServiceBespeak), open feedback (to /company-wx/HotelServiceFeedback), reminders not handled.',
    '3. 对客服务 lists hotelService: icon, name, kind, price (0 shows 免费), hours, department, time limit, bookings this month, average score, state, order; filter by kind and state, search by name.',
    '4. Its actions: create and edit in a drawer with the sections 服务信息, 预约与物品, 承接与时限; publish, offline, delete (NEW only), and drag to sort.',
    '5. 房间二维码 makes a code per room number (a range such as 801-820 or a pasted list, 200 at most) that opens the service page with the room filled in; download as a ZIP, files named by room.',
    '6. 员工提醒 lists employeeRemind: name, scene, receivers, time, sent, done, share done, state; 新增提醒 goes to /company-wx/AddEmployeeRemind, details to /company-wx/EmployeeRemindDetail?id=…; enable, disable, copy, delete.',
    '7. 客户自动营销 lists clientAutoMarket: plan, trigger, number of steps, period, entered, reached, orders, sales, state; create and edit in a drawer, details to /company-wx/ClientAutoMarketDetail?id=….',
    '8. The drawer of a plan has steps in a list editor, 5 at most, sorted by delayDays; it is valid only when every step is (W-RFL), and SMS steps show the price per message and the balance of the SMS package.',
    '9. Publishing a plan or service, and stopping it, follow the states of the resource; an action that is not legal in the state is not offered.',
    '10. 使用模板 in both rule tabs offers ready-made reminders and plans (birthday, 30 days silent, after check-out) that fill the form and remain to be saved.',
    '11. Each tab has its own paging, filters and export; returning from a detail page restores them.',
  ],
  calls: [
    'GET wechat-api/eb/hotel-service/list',
    'POST wechat-api/eb/hotel-service/save',
    'GET wechat-api/eb/employee-remind/list',
    'GET wechat-api/eb/client-auto-market/list',
    'POST wechat-api/eb/client-auto-market/save',
    'POST wechat-api/eb/{resource}/action/{action}',
  ],
} as const satisfies Page
