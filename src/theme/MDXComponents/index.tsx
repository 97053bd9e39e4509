import MDXComponents from '@theme-original/MDXComponents';
import DataTable from '@site/src/components/DataTable';
import HeaderCell from '@site/src/components/DataTable/HeaderCell';

/** Components for Markdown elements. Named components are imported per page by src/markdown. */
export default {...MDXComponents, table: DataTable, th: HeaderCell};
