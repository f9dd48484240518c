import { startTestCluster } from '/work/run/h/packages/testing/src/gateway/cluster.ts'
import pg from 'pg'
const c = await startTestCluster()
const open = async (db: string) => { const u = new URL(c.url); u.pathname='/'+db; const client = new pg.Client({connectionString:u.href}); await client.connect(); return client }
const a = await open('ebkit_tests')
await a.query("create database ct template template0 locale_provider builtin builtin_locale 'C.UTF-8' lc_ctype 'C.UTF-8' lc_collate 'C'")
const q = await open('ct')
await q.query('create extension pg_trgm; create role app')
await q.query(`create function pairs(t text) returns text[] language sql immutable parallel safe as $$ select array(select distinct substr(lower(t), i, 2) from generate_series(1, length(t) - 1) i) $$`)
await q.query(`create table x as select i id, 'b' || (i % 5) as brand_id, i::bigint as cents, i::numeric as num, now() - i * interval '1 minute' as at, array['a' || (i % 1000)] as tags, 'n' || md5(i::text) || case when i % 5000 = 0 then '西湖门票' else '' end as t, 'r' || (i % 500) as ref from generate_series(1,20000) i`)
await q.query('create index x1 on x (brand_id, at); create index xt on x using gin (t gin_trgm_ops); create index xp on x using gin (pairs(t)); create index xg on x using gin (tags); create index xr on x (ref); create index xc on x (brand_id, cents); create index xn on x (brand_id, num)')
await q.query("analyze x; alter table x enable row level security; alter table x force row level security; create policy p on x using (brand_id = (select current_setting('ebkit.brand_id', true))); grant select, update on x to app")
const run = async (label: string) => { await q.query("set role app; set ebkit.brand_id = 'b0'")
for (const w of ["t ilike '%西湖门票%'","pairs(t) @> pairs('西湖')","tags && array['a5']","ref = 'r5'","cents = 5","num = 5","at > now() - interval '10 minutes'"]) {
  const r = await q.query('explain (costs off) select * from x where '+w); console.log(label, w, ' => ', r.rows.map((x:any)=>x['QUERY PLAN'].trim()).slice(0,6).join(' | ')) }
await q.query('reset role') }
await run('plain')
await q.query('alter function arraycontains(anyarray,anyarray) leakproof; alter function arrayoverlap(anyarray,anyarray) leakproof; alter function texticlike(text,text) leakproof; alter function pairs(text) leakproof')
await run('leakproof')
await q.end(); await a.end(); await c.stop()
