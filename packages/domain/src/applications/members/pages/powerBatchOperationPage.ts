import type { Page } from '../../../pages/Page'

export const powerBatchOperationPage = {
  route: '/power/batch-operation',
  kind: 'custom',
  title: { zh: '员工批量操作', en: 'Employee batch operations' },
  resource: 'employeeBatchJob',
  component: 'EmployeeBatch',
  widgets: ['eb-data-list', 'eb-uploader', 'eb-cascader'],
  behaviours: [
    '1. Six tabs: 批量新增, 调部门, 授权角色, 停用, 离职, 下载员工码; the chosen employees are kept when switching among the last five.',
    '2. 批量新增: template download, upload (CSV or XLSX, 2,000 rows at most), check by row (employeeNo and phone unique, department by path “餐饮部/中餐厅”, roles by name), errors by row, import of the valid rows.',
    '3. The employee selection has a department tree, search by name, number or phone, state filter and select-all of the filtered rows, 500 at most; a chips line shows the choice with remove and clear.',
    '4. 调部门: target department by cascader; employees already there are skipped and counted as such.',
    '5. 授权角色: add, replace or remove, and the roles; a role beyond the operator’s own permissions is disabled with the reason; replacing must leave each employee at least one role.',
    '6. 停用 and 离职 list who cannot be (oneself, the last brand administrator) with the reason before the confirmation, which demands typing the number of employees.',
    '7. 离职 asks for the leaving date and the successor; for each employee the number of members and WeCom customers to hand over is shown.',
    '8. 下载员工码: size, with or without name and number under the code; the result is a ZIP with one PNG per employee named “工号-姓名.png”.',
    '9. Each submission makes an employeeBatchJob; progress is polled every 3 s and may go on in the background.',
    '10. The history below lists jobs (number, kind, operator, total, done, failed, state, time) with result download and 重试失败项.',
  ],
  calls: [
    'GET employee-api/eb/employee/list',
    'POST employee-api/eb/employee/import',
    'POST employee-api/eb/employee-batch-job/save',
    'GET employee-api/eb/employee-batch-job/list',
    'POST employee-api/eb/employee-batch-job/action/retry',
  ],
} as const satisfies Page
