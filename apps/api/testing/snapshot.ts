import type { Pool } from 'pg'

/** A text that changes with the schema and the planner's statistics, which a restore leaves as they are. */
const STRUCTURE = `
  select concat_ws(' ',
    (select concat(count(*), ':', sum(greatest(reltuples, 0))) from pg_class where relnamespace = 'public'::regnamespace),
    (select count(*) from pg_trigger where not tgisinternal),
    (select count(*) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(pg_get_constraintdef(oid), ',' order by oid) from pg_constraint
      where connamespace = 'public'::regnamespace))`

/**
 * Copies every table into a schema of its own, with a function that writes back the ones that were changed since. The
 * role `replica` keeps triggers and foreign keys from acting on rows that were consistent when they were copied. The
 * outbox is truncated: a deleted one has gaps, into which the mails of one instant would come in another order.
 */
const TAKE = `
  create schema snapshot;
  create table snapshot.kept (name text primary key, columns text, rows bigint, written bigint);
  create table snapshot.sequences as
    select format('%I', sequencename) as name, start_value as first, last_value as last
    from pg_sequences where schemaname = 'public';
  create table snapshot.structure as ${STRUCTURE} as text;

  do $do$
  declare each record;
  begin
    for each in
      select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns
      join pg_tables on schemaname = table_schema and tablename = table_name
      where table_schema = 'public' and is_generated = 'NEVER'
      group by table_name
    loop
      execute format('create table snapshot.%I as select %s from public.%1$I', each.name, each.columns);
      execute format(
        'insert into snapshot.kept select %L, %L, count(*), coalesce(max(xmin::text::bigint), 0) from public.%1$I',
        each.name, each.columns);
    end loop;
  end $do$;

  create function snapshot.restore() returns boolean language plpgsql
  set session_replication_role = replica as $restore$
  declare
    each record;
    is_changed boolean;
  begin
    for each in select * from snapshot.kept loop
      execute format('select count(*) <> $1 or max(xmin::text::bigint) > $2 from public.%I', each.name)
        into is_changed using each.rows, each.written;
      continue when is_changed is not true;
      if each.name = 'outbox' then
        truncate public.outbox;
      else
        execute format('delete from public.%I', each.name);
      end if;
      execute format(
        'insert into public.%I (%s) overriding system value select %2$s from snapshot.%1$I',
        each.name, each.columns);
      update snapshot.kept set written = pg_current_xact_id()::text::bigint where name = each.name;
    end loop;
    perform setval(name::regclass, coalesce(last, first), last is not null) from snapshot.sequences;
    return (select text from snapshot.structure) = (${STRUCTURE});
  end $restore$`

/** Remembers the content of all tables. */
export async function takeSnapshot(pool: Pool): Promise<void> {
  await pool.query(TAKE)
}

/**
 * Brings all tables and sequences back to the snapshot.
 *
 * @returns whether the schema and the planner's statistics are as they were, too
 */
export async function restoreSnapshot(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ restore: boolean }>('select snapshot.restore()')
  return rows[0]?.restore === true
}
