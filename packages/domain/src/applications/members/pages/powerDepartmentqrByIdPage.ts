import type { Page } from '../../../pages/Page'

export const powerDepartmentqrByIdPage = {
  route: '/power/departmentqr/{id}',
  kind: 'custom',
  title: { zh: '部门二维码', en: 'Department QR codes' },
  resource: 'departmentQrcode',
  component: 'DepartmentQrcodes',
  param: 'id',
  widgets: ['eb-qr-code', 'eb-poster', 'eb-data-list', 'eb-date-range', 'eb-product-picker'],
  behaviours: [
    '1. The head shows the department path, manager and the sums of scans, people, new members and sales over all its codes in the chosen date range (default 30 days).',
    '2. The codes are cards: QR picture, name, purpose, who it counts for, validity, scans, new members, sales; disabled and ended ones are grey and last.',
    '3. 新建二维码 opens a form with name, purpose, product (only for PRODUCT, by the picker, single selection), employee (of this department or below) and validity; a name used twice in the department is refused.',
    '4. Purpose and employee cannot be changed after saving, because scans are counted for them; name and validity can.',
    '5. Download offers PNG in 300, 600 and 1200 px, or a stand poster with shop logo, department and code name, made by eb-poster under the name “部门-名称.png” (W-POST).',
    '6. Copy link copies qrUrl and says 复制成功 or 复制失败, closing itself after 3 s (W-COPY).',
    '7. 停用 asks for confirmation; afterwards a scan shows “二维码已失效”; 启用 brings it back.',
    '8. A JOIN code lets an employee bind WeChat: after the scan the phone is matched; an unknown phone becomes a request that the page shows above the cards with accept (choose roles) and refuse.',
    '9. A click on a card opens a line chart of scans and new members by day and the table of the newest 20 members.',
    '10. An unknown department id shows “部门不存在” with a link back to /power/department-list.',
  ],
  calls: [
    'GET employee-api/eb/department/detail',
    'GET employee-api/eb/department-qrcode/list',
    'POST employee-api/eb/department-qrcode/save',
    'POST employee-api/eb/department-qrcode/action/disable',
  ],
} as const satisfies Page
