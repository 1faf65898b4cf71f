"""A Ray cluster of two nodes on 127.0.0.1: `python tests/lab/two_nodes.py`, with the settings of `SETTINGS`.

Says on one line of JSON where it is and which process is the second node; the end of its input ends it.
"""

from __future__ import annotations

import json
import sys
from typing import Final

#: For the nodes and for whoever talks to them: nothing leaves the machine, and a token is asked for.
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": "of-the-tests-alone-of-the-tests-alone",
}
_NODE: Final = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "include_dashboard": False}


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args=_NODE)
    second = cluster.add_node(**_NODE)
    (raylet,) = second.all_processes["raylet"]
    sys.stdout.write(json.dumps({"address": cluster.address, "second": raylet.process.pid}) + "\n")
    sys.stdout.flush()
    sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
