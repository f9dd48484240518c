import { insertRow } from './insertRow'

type Sql = Parameters<typeof insertRow>[0]

/** A grade of members that stays: others may have been given it meanwhile. */
export async function gradeOnce(
  sql: Sql,
  grade: { readonly member_grade_id: string } & Record<string, unknown>,
) {
  const found = await sql('select from member_grade where member_grade_id = $1', [grade.member_grade_id])
  if (!found.length) await insertRow(sql, 'memberGrade', grade)
}
