// SPDX-License-Identifier: MIT
pragma solidity 0.8.21;

import "./standards/ERC20.sol";

/// The currency of the bees: a thousand million BEE, all of them the deployer's at first.
contract BeeToken is ERC20 {
    address private immutable keeper = msg.sender;

    constructor() ERC20("BeeToken", "BEE") {
        _mint(msg.sender, 1_000_000_000 ether);
    }

    function mintTokens(address recipient, uint256 amount) external {
        require(msg.sender == keeper, "BeeToken: only the keeper of the bees may mint");
        _mint(recipient, amount);
    }
}
