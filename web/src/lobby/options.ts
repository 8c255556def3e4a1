/** The options of a game, read from their JSON Schema. */
export interface Option {
  name: string;
  kind: 'switch' | 'choice' | 'number';
  values: readonly (string | number)[];
  usual: unknown;
  least?: number;
  most?: number;
}

type Schema = Record<string, unknown>;

function resolve(schema: Schema, root: Schema): Schema {
  const target = schema.$ref;
  if (typeof target === 'string') {
    const found = (root.$defs as Record<string, Schema> | undefined)?.[target.split('/').at(-1) ?? ''];
    return { ...found, ...schema, $ref: undefined };
  }
  const parts = (schema.anyOf ?? schema.allOf) as Schema[] | undefined;
  const useful = parts?.map((part) => resolve(part, root)).find((part) => part.type !== 'null');
  return useful ? { ...useful, ...schema } : schema;
}

export function optionsOf(schema: Schema): Option[] {
  const whole = resolve(schema, schema);
  const found: Option[] = [];
  for (const [name, field] of Object.entries((whole.properties ?? {}) as Record<string, Schema>)) {
    const one = resolve(field, schema);
    const values = one.enum as (string | number)[] | undefined;
    if (one.type === 'boolean') found.push({ name, kind: 'switch', values: [], usual: one.default ?? false });
    else if (values?.length) found.push({ name, kind: 'choice', values, usual: one.default ?? values[0] });
    else if (one.type === 'integer') {
      found.push({
        name,
        kind: 'number',
        values: [],
        usual: one.default ?? 0,
        least: one.minimum as number | undefined,
        most: one.maximum as number | undefined,
      });
    }
  }
  return found;
}
