import type { Page } from '../../../pages/Page'

export const memberImportEditPage = {
  route: '/member-import/edit',
  kind: 'custom',
  title: { zh: '修正导入数据', en: 'Correct an import' },
  resource: 'memberImportBatch',
  component: 'MemberImportFix',
  param: 'batchId',
  widgets: ['eb-data-list', 'eb-uploader'],
  behaviours: [
    '1. The head shows batch name, number, file, settings and four counts (valid, invalid, ignored, imported); without batchId, or with one of another brand, the page shows “批次不存在” and a back link.',
    '2. The table lists memberImportRow of the batch, INVALID first, 20 per page; tabs switch between 有错误, 可导入, 已忽略 and 全部, each with its count.',
    '3. Cells phone, realName, gender, birthday, gradeName, points and employeeNo are edited in place; the broken cell has a red border and its error as a tooltip.',
    '4. Leaving a changed row saves and validates it alone; when it becomes valid it turns green, moves to 可导入 on the next load and the counts change at once.',
    '5. A pattern of equal errors is offered for repair in one go: “等级不存在：VIP（37行）” with a grade selector that replaces the value in all these rows after confirmation.',
    '6. 忽略 takes one or several selected rows out of the import, 恢复 brings them back and validates them.',
    '7. 下载错误行 gives the invalid rows as XLSX with an error column; 重新上传 takes that file back, matches rows by rowNo and refuses a file of another batch.',
    '8. 导入通过的行 asks for confirmation with the count, then shows progress polled every 3 s; at the end successCount, failCount and skipCount are shown with a link to the members of the batch.',
    '9. With invalid rows left after importing, the batch stays TO_FIX; with none it is DONE and the page becomes read-only.',
    '10. Two operators at once: saving a row that another one changed reloads that row and says “该行已被他人修改”.',
  ],
  calls: [
    'GET member-api/eb/member-import-batch/detail',
    'GET member-api/eb/member-import-row/list',
    'POST member-api/eb/member-import-row/save',
    'POST member-api/eb/member-import-row/action/ignore',
    'POST member-api/eb/member-import-batch/action/check',
    'POST member-api/eb/member-import-batch/action/start',
  ],
} as const satisfies Page
