import { loadSchemas } from '../../packages/configurator/configuration/load-schemas.ts';
import type { JsonObject } from '../../packages/configurator/json.ts';
import { outputSource } from '../../packages/configurator/outputs/output-source.ts';
import { writeOutput } from '../../packages/configurator/outputs/write-output.ts';
import { emptyProject } from '../../packages/configurator/project.ts';

/** The block that the configurator writes, for a WordPress author to paste. */
export async function configuratorBlock(name: string, config: JsonObject, content: string): Promise<string> {
  const [widget, page] = await Promise.all([loadSchemas(name), loadSchemas('page')]);
  const project = { ...emptyProject(name), config, content };
  const source = outputSource(project, { widget, page }, { files: '/covermount/', version: '1.2.3' });
  return writeOutput('wordpress', source).find(({ place }) => place === 'widget')!.text;
}
